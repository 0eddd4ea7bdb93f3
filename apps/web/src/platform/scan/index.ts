/** Reads QR codes, from the camera and from pictures. Everything here loads with the dialog that offers it. */
export { type CameraProblem, hasCamera, openCamera } from './camera.ts';
export { codeInPicture, watchForCode } from './read-code.ts';
