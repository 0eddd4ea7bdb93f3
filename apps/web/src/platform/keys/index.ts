export { mayAct } from './may-act.ts';
