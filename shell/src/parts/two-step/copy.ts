import { formatQuantity } from 'ui-kit/format'

/** What setting up two-step sign-in says, and the fields for its codes. */
export const copy = {
  codeField: {
    app: 'Code from your authenticator app',
    appHint: 'Six digits. They change every 30 seconds.',
    appMissing: 'Enter the six digits from your app',
    recovery: 'Recovery code',
    recoveryHint: 'One of the ten codes you saved. Each works only once.',
    recoveryMissing: 'Enter a recovery code',
  },
  setupSteps: {
    scan: 'Scan this with your authenticator app',
    scanHint:
      'Any app that shows six-digit codes works, such as Google Authenticator, Microsoft Authenticator or 1Password.',
    qrCode: 'QR code for your authenticator app',
    open: 'Open in an app on this device',
    key: 'Key to type in',
    keyHint: 'Can’t scan it? Type this key into your app instead.',
    save: 'Save your recovery codes',
    enter: 'Enter the code from your app',
  },
  recoveryCodes: {
    label: 'Recovery codes',
    hint: (count: number) =>
      `If you lose your phone, each of these ${formatQuantity(count, 'code')} signs you in once. You won’t see them again.`,
    copy: 'Copy codes',
    copied: 'Copied',
    copyFailed: 'Couldn’t copy the codes. Select them and copy them yourself.',
    download: 'Download codes',
    fileName: 'protracker-recovery-codes.txt',
    fileTitle: 'ProTracker recovery codes. Each works once.',
  },
}
