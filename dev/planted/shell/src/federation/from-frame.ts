import { frame } from '../frame/frame.ts'

export const planted = frame
