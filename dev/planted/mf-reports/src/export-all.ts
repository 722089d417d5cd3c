export * from './own-client.ts'
