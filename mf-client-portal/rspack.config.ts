import { remoteConfig } from 'remote-kit/rspack'

export const config = remoteConfig({ name: 'mf-client-portal', dir: import.meta.dirname })
