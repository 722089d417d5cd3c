import { remoteConfig } from 'remote-kit/rspack'

export const config = remoteConfig({ name: 'mf-faults', dir: import.meta.dirname })
