/**
 * Of what offers another language: a strip below the header, where each page has its margin, over it so that nothing
 * moves.
 */
export const languageOfferStyles = `
  .language-offer {
    position: fixed;
    inset: 3.8125rem 0 auto;
    z-index: 15;
    display: flex;
    align-items: center;
    justify-content: space-between;
    background: light-dark(var(--ink), var(--sunken));
    padding-inline: 1.25rem 0.5rem;
    color: light-dark(var(--paper), var(--ink));
    font-size: 0.9375rem;
  }
  .language-offer > * {
    display: grid;
    place-items: center;
    /* A finger has more room than the strip takes, which covers no heading. */
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
      justify-content: center;
      gap: 0.5rem;
    }
  }
  /* In a window as low as one that is enlarged four times, it goes with the page. */
  @media (height < 20rem) {
    .language-offer {
      position: absolute;
    }
  }
  @media print {
    .language-offer {
      display: none;
    }
  }
`
