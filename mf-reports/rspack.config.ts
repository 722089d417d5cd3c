import { remoteConfig } from 'remote-kit/rspack'

export const config = remoteConfig({ name: 'mf-reports', dir: import.meta.dirname })
