export { AgreementDialog } from './agreement-dialog.tsx';
