/** The static sea behind the fish. */
export function drawWater(pen: CanvasRenderingContext2D, width: number, height: number): void {
  const deep = pen.createLinearGradient(0, 0, width * 0.3, height);
  deep.addColorStop(0, '#2CC0DC');
  deep.addColorStop(0.5, '#0F7DBB');
  deep.addColorStop(1, '#0A3C86');
  pen.fillStyle = deep;
  pen.fillRect(0, 0, width, height);

  pen.fillStyle = '#ffffff14';
  for (const [at, spread] of [
    [0.1, 0.12],
    [0.38, 0.08],
    [0.62, 0.14],
    [0.86, 0.06],
  ] as const) {
    pen.beginPath();
    pen.moveTo(width * at, 0);
    pen.lineTo(width * (at + spread), 0);
    pen.lineTo(width * (at + spread * 1.2) - height * 0.12, height);
    pen.lineTo(width * (at - spread * 0.9) - height * 0.12, height);
    pen.fill();
  }
  drawGround(pen, width, height);
  drawWeed(pen, width, height);
}

function drawGround(pen: CanvasRenderingContext2D, width: number, height: number): void {
  pen.fillStyle = '#0B4E92';
  pen.beginPath();
  pen.moveTo(0, height);
  const hills = Math.max(4, Math.round(width / 120));
  for (let at = 0; at <= hills; at += 1) {
    const x = (at / hills) * width;
    const top = height * (0.84 + 0.04 * Math.sin(at * 2.4));
    pen.quadraticCurveTo(x - width / hills / 2, top - height * 0.05, x, top);
  }
  pen.lineTo(width, height);
  pen.fill();
}

function drawWeed(pen: CanvasRenderingContext2D, width: number, height: number): void {
  pen.lineCap = 'round';
  pen.lineWidth = Math.max(5, height * 0.014);
  for (const [at, tall, ink] of [
    [0.05, 0.2, '#1FA38C'],
    [0.09, 0.13, '#17867B'],
    [0.9, 0.16, '#17867B'],
    [0.95, 0.22, '#1FA38C'],
  ] as const) {
    const x = width * at;
    const root = height * 0.92;
    const step = (height * tall) / 3;
    pen.strokeStyle = ink;
    pen.beginPath();
    pen.moveTo(x, root);
    for (let bend = 0; bend < 3; bend += 1) {
      const side = bend % 2 === 0 ? -12 : 12;
      pen.quadraticCurveTo(x + side, root - step * (bend + 0.5), x, root - step * (bend + 1));
    }
    pen.stroke();
  }
}
