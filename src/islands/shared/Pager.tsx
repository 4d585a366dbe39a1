import { Button } from '../../components/ui/Button.tsx'
import { useTexts } from './island.tsx'

interface Props {
  /** From 1; beyond the last where an address asks for too much. */
  page: number
  pages: number
  onChoose: (page: number) => void
}

/** To the pages before and after; nothing where there is only one. */
export function Pager({ page, pages, onChoose }: Props) {
  const { t } = useTexts('admin')
  if (pages === 1 && page === 1) return null
  return (
    <nav className="flex flex-wrap items-center justify-center gap-4" aria-label={t('admin.pages')}>
      {page > 1 && <Button onClick={() => onChoose(Math.min(page - 1, pages))}>{t('admin.previous')}</Button>}
      <span className="text-muted">{t('admin.pageOf', { page, pages })}</span>
      {page < pages && <Button onClick={() => onChoose(page + 1)}>{t('admin.next')}</Button>}
    </nav>
  )
}
