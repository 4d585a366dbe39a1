function Icon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
      <path d={path} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}

export const PauseIcon = () => <Icon path="M9 6v12M15 6v12" />
export const PlayIcon = () => <Icon path="M9 6l9 6-9 6z" />
export const PreviousIcon = () => <Icon path="M14.5 6l-6 6 6 6" />
export const NextIcon = () => <Icon path="M9.5 6l6 6-6 6" />
