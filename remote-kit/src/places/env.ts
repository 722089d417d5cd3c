/** The credentials of a bucket, which come from nowhere else. */
export function readS3Environment() {
  const { env } = process
  return {
    accessKeyId: env['AWS_ACCESS_KEY_ID'],
    secretAccessKey: env['AWS_SECRET_ACCESS_KEY'],
    sessionToken: env['AWS_SESSION_TOKEN'],
    region: env['AWS_REGION'] ?? 'us-east-1',
  }
}
