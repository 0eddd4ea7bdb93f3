export { createPaymentsApp } from './app.ts';
