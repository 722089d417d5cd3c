// Runs this remote alone, for development. Loaded asynchronously, so that shared modules are resolved first.
void import('./bootstrap.tsx')
