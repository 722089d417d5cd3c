// The asynchronous border: shared modules are settled before the first import of one.
void import('./bootstrap.tsx')
