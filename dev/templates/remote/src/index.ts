// This remote alone, for development. The asynchronous border settles shared modules before the first import of one.
void import('./bootstrap.tsx')
