/**
 * Of what offers another language, over the page so that nothing moves: on phones a strip below the header, where each
 * page has its margin; else a corner, and room for it where the page ends.
 */
export const languageOfferStyles = `
  .language-offer {
    position: fixed;
    inset: 3.8125rem 0 auto;
    z-index: 15;
    display: flex;
    align-items: center;
    justify-content: space-between;
    background: var(--ink);
    padding-inline: 1.25rem 0.5rem;
    color: var(--paper);
    font-size: 0.9375rem;
  }
  .language-offer > * {
    display: grid;
    place-items: center;
    /* On phones a finger has more room than the strip takes, which covers no heading. */
    margin-block: -0.375rem;
    min-width: 2.75rem;
    min-height: 2.75rem;
  }
  .language-offer a {
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  .language-offer button {
    font-size: 1.5rem;
    line-height: 1;
    cursor: pointer;
  }
  html:has(.language-offer) {
    scroll-padding-block: 8rem 4.5rem;
  }
  @media (width >= 48rem) {
    .language-offer {
      inset: auto 0.75rem calc(0.75rem + env(safe-area-inset-bottom)) auto;
      border: 1px solid color-mix(in oklch, var(--paper), transparent 75%);
      border-radius: 99px;
      padding-inline: 1rem 0;
    }
    .language-offer > * {
      margin-block: 0;
    }
    .language-offer ~ footer {
      padding-block-end: 3.5rem;
    }
  }
  @media print {
    .language-offer {
      display: none;
    }
  }
`
