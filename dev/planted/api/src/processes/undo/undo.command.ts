import { told } from '../audit/audit.ts'

export const undo = () => told
