import { remoteConfig } from 'remote-kit/rspack'

export const config = remoteConfig({ name: 'mf-deals', dir: import.meta.dirname })
