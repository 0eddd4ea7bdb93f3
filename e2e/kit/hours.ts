/** Opening hours that exclude the present by hours: half an hour, twelve hours from now, in the platform's time zone. */
export function hoursAway(): string {
  const hour = (new Date(Date.now() + 8 * 3_600_000).getUTCHours() + 12) % 24;
  const text = String(hour).padStart(2, '0');
  return `${text}:00-${text}:30`;
}
