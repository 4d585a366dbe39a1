/** Of the bar that offers another language: over the page, so that nothing moves, and room for it where the page ends. */
export const languageOfferStyles = `
  .language-offer {
    position: fixed;
    inset: auto 0 0;
    z-index: 15;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 0.5rem;
    border-block-start: 1px solid var(--line);
    background: var(--surface);
    padding: 0.25rem 1rem calc(0.25rem + env(safe-area-inset-bottom));
  }
  .language-offer > * {
    display: grid;
    place-items: center;
    min-width: 2.75rem;
    min-height: 2.75rem;
  }
  .language-offer a {
    color: var(--tungsten-deep);
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  .language-offer button {
    color: var(--muted);
    font-size: 1.5rem;
    line-height: 1;
    cursor: pointer;
  }
  html:has(.language-offer) {
    scroll-padding-block-end: 4.5rem;
  }
  .language-offer ~ footer {
    padding-block-end: 3.5rem;
  }
  @media print {
    .language-offer {
      display: none;
    }
  }
`
