/**
 * Styles of the offer of another language. It lies over the page so that nothing moves: on a phone, whose buttons are
 * at the bottom, a quiet strip below the header; elsewhere a card over the top of the page, which scrolls with it.
 */
export const languageOfferStyles = `
  .language-offer {
    position: fixed;
    inset: 3.8125rem 0 auto;
    z-index: 15;
    display: flex;
    align-items: center;
    justify-content: space-between;
    border-block-end: 1px solid var(--line);
    background: color-mix(in oklab, var(--paper), var(--ink) 5%);
    padding-inline: 1.25rem 0.5rem;
    color: var(--ink);
    font-size: 0.875rem;
  }
  .language-offer > * {
    display: grid;
    place-items: center;
    /* A finger has more room than the strip takes, which covers no heading. */
    margin-block: -0.5rem;
    min-width: 2.75rem;
    min-height: 2.75rem;
  }
  .language-offer a {
    font-weight: 600;
    text-decoration: underline;
    text-decoration-color: var(--tungsten);
    text-decoration-thickness: 2px;
    text-underline-offset: 0.25em;
  }
  .language-offer button {
    font-size: 1.5rem;
    line-height: 1;
    cursor: pointer;
  }
  html:has(.language-offer) {
    scroll-padding-block: 8rem 4.5rem;
  }
  @media (width >= 48rem) and (height >= 20rem) {
    .language-offer {
      position: absolute;
      inset: 4.75rem var(--gutter) auto auto;
      border: 1px solid var(--line);
      border-radius: 0.875rem;
      box-shadow: 0 0.5rem 1.5rem rgb(0 0 0 / 18%);
    }
    .language-offer > * {
      margin-block: 0;
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
