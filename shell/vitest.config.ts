import { frontEndTests } from 'remote-kit/testing/vitest-config'

export default frontEndTests('shell', ['{src,server}/**/*.test.{ts,tsx}'])
