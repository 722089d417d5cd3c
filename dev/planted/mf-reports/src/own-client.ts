import createClient from 'openapi-fetch'

export const planted = createClient()
