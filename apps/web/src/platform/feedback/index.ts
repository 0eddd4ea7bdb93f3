export { toast } from '@tessera/ui/toast/toast-store.ts';
export { askedStore, confirm } from './confirm.ts';
export { cancelLoading, loadingStore, showLoading, withLoading } from './loading-store.ts';
