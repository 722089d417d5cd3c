import { nothing } from './nowhere.ts'

export const planted = nothing
