import { remoteConfig } from 'remote-kit/rspack'

export const config = remoteConfig({ name: 'mf-contacts', dir: import.meta.dirname })
