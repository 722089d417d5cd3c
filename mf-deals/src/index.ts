// Runs this remote alone for development. The dynamic import lets module federation resolve shared modules first.
void import('./bootstrap.tsx')
