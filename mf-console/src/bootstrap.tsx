import { startStandalone } from 'remote-kit/standalone'
import data from '../remote.json' with { type: 'json' }
import { contract } from './remote.ts'

startStandalone(contract, data)
