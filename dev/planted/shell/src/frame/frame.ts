export const frame = 'frame'
