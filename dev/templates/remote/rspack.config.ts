import { remoteConfig } from 'remote-kit/rspack'

export const config = remoteConfig({ name: 'mf-new-area', dir: import.meta.dirname })
