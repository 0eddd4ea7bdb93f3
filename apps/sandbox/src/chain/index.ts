export { createChainApp } from './app.ts';
