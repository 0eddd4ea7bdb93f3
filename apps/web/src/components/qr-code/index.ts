export { QrCode } from './qr-code.tsx';
export { qrPicture } from './qr-picture.ts';
