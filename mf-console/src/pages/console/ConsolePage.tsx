import { BoxRegular } from '@fluentui/react-icons/svg/box'
import { Link } from 'react-router'
import { useSearchParams } from 'remote-kit/use-search-params'
import { EmptyState } from 'ui-kit/EmptyState'
import { ErrorState } from 'ui-kit/ErrorState'
import { PageFrame } from 'ui-kit/PageFrame'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { useFigures, usePlatform } from '#parts/platform/platform.api.ts'
import { remoteNames } from '#parts/platform/standing.ts'
import { useConsolePageStyles } from './ConsolePage.styles.ts'
import { copy } from './copy.ts'
import { RemoteDetail } from './detail/RemoteDetail.tsx'
import { RemoteTable } from './list/RemoteTable.tsx'
import { PackageTable } from './packages/PackageTable.tsx'

/** The platform for its operators: all remotes, or the one in the address. */
export function ConsolePage() {
  const styles = useConsolePageStyles()
  const platform = usePlatform()
  const figures = useFigures()
  const [search] = useSearchParams()
  const chosen = search.get('remote')
  const { data } = platform
  const names = data ? remoteNames(data) : []

  if (data && chosen !== null && names.includes(chosen)) {
    return <RemoteDetail platform={data} figures={figures} name={chosen} />
  }
  return (
    <PageFrame title={copy.title} meta={data && names.length > 0 && copy.meta(names.length, data.environments.length)}>
      {platform.isPending && <SkeletonRows label={copy.loading} rows={5} />}
      {platform.isLoadingError && (
        <ErrorState
          title={copy.failed}
          advice={copy.advice}
          error={platform.error}
          onRetry={() => void platform.refetch()}
        />
      )}
      {data && chosen !== null && (
        <EmptyState icon={<BoxRegular />} title={copy.gone.title(chosen)} action={<AllRemotes />}>
          {copy.gone.text}
        </EmptyState>
      )}
      {data && chosen === null && (
        <div className={styles.parts}>
          {data.environments
            .filter(({ fault }) => fault !== null)
            .map(({ name, fault }) => (
              <div key={name} role="alert" className={styles.fault}>
                <strong>{copy.fault(name)}</strong>
                <p className={styles.reason}>{fault}</p>
                <p className={styles.advice}>{copy.faultAdvice}</p>
              </div>
            ))}
          {names.length === 0 ? (
            <EmptyState icon={<BoxRegular />} title={copy.empty.title}>
              {copy.empty.text} <code>{copy.empty.command}</code>.
            </EmptyState>
          ) : (
            <>
              <RemoteTable platform={data} figures={figures} names={names} />
              <PackageTable platform={data} />
            </>
          )}
        </div>
      )}
    </PageFrame>
  )
}

function AllRemotes() {
  return <Link to="/agent/console">{copy.all}</Link>
}
