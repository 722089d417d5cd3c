import { countCommits } from '#federation/page-faults/endless-renders.ts'

// Before React starts.
countCommits()
// Loaded asynchronously, so that shared modules are resolved before they are first imported.
void import('./bootstrap.tsx')
