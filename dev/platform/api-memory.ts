/** Node's options for a process of the API: see docs/decisions/memory-of-a-process.md. */
export const API_MEMORY = ['--max-semi-space-size=16', '--heap-growing-percent=100'] as const
