import { frontEndTests } from 'remote-kit/testing/vitest-config'

export default frontEndTests('mf-console')
