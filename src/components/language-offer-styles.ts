/**
 * Styles of the offer of another language: a quiet strip below the header, over the page so that nothing moves. It goes
 * with the page, and covers nothing that is scrolled to.
 */
export const languageOfferStyles = `
  .language-offer {
    position: absolute;
    inset: 3.8125rem 0 auto;
    z-index: 15;
    display: flex;
    align-items: center;
    justify-content: space-between;
    border-block-end: 1px solid var(--line);
    background: color-mix(in oklab, var(--paper), var(--ink) 5%);
    padding-inline: var(--gutter) calc(var(--gutter) - 0.75rem);
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
  @media print {
    .language-offer {
      display: none;
    }
  }
`
