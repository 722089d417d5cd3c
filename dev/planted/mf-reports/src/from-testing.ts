import { renderScreen } from '../../remote-kit/src/testing/testing.ts'

export const planted = renderScreen
