/** Seconds as `02:14`, with hours when there are any: `1:02:14`. */
export function leftText(seconds: number): string {
  const two = (figure: number) => String(figure).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  const short = `${two(minutes)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${short}` : short;
}
