import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { lazyPart } from 'ui-kit/lazy-part'
import type { User } from 'openapi'
import type { Credentials } from '#parts/session/use-login.ts'
import { PasswordForm } from './PasswordForm.tsx'
import { returnPath } from './return-path.ts'
import { SecondStepForm } from './SecondStepForm.tsx'

/** Loaded by the few who need it: it draws a QR code. */
const SetupForm = lazyPart(async () => (await import('./SetupForm.tsx')).SetupForm)

type Step = { name: 'password' } | { name: 'code' | 'setup'; credentials: Credentials }

/**
 * Email address and password, then a second step if the API asks for one: a code, or setting one up. After signing in,
 * the user returns to the page that they requested.
 */
export function LoginForm() {
  const navigate = useNavigate()
  const location = useLocation()
  const [step, setStep] = useState<Step>({ name: 'password' })
  const enter = (user: User) => void navigate(returnPath(location.state, user), { replace: true })
  if (step.name === 'password') {
    return <PasswordForm onSignIn={enter} onNext={(name, credentials) => setStep({ name, credentials })} />
  }
  const { name, credentials } = step
  const Form = name === 'code' ? SecondStepForm : SetupForm
  return <Form credentials={credentials} onSignIn={enter} onBack={() => setStep({ name: 'password' })} />
}
