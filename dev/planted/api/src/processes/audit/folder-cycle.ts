import type { undo } from '../undo/undo.command.ts'

export type Planted = typeof undo
