/** Opening hours that do not hold now, nor for hours: half an hour, twelve hours away, in the platform's zone. */
export function hoursAway(): string {
  const hour = (new Date(Date.now() + 8 * 3_600_000).getUTCHours() + 12) % 24;
  const text = String(hour).padStart(2, '0');
  return `${text}:00-${text}:30`;
}
