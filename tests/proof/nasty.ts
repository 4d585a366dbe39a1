import fc from 'fast-check'

/** Found raw in a page, it would be an element of somebody else's. */
export const ELEMENT = '<x-evil'

const remarkable = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'half \udc00 of a character',
  '\u202etfel ot thgir',
  'שלום עולם',
  'مرحبا بالعالم',
  'ᠮᠣᠩᠭᠣᠯ',
  'Өнөөдөр үүлтэй',
  '你好，世界',
  '👩‍👩‍👧‍👦🏳️‍🌈',
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢',
  '\u0001\u0008\u001b[31m\u007f\u0085\u2028\u2029\ufeff',
  'line\r\nBcc: somebody@example.com\r\n',
  `${ELEMENT} a="b' onload=alert(1)>&amp;</title></style></textarea>`,
  `"><script>${ELEMENT}></script><img src=x onerror=alert(1)>`,
  `someone@example.com"${ELEMENT}>`,
  'javascript:alert(1)',
  '//evil.example/',
  "' or 1=1; drop table public.bookings; --",
  '"; select pg_sleep(9); --',
  '*,profiles(*,bookings(*))',
  'eq.1,or(id.neq.0)',
  '(((((((((',
  '../../../../etc/passwd',
  '%00%ff%c0%af%',
  '{{constructor.constructor("return 1")()}}',
  '__proto__',
  'NaN',
  'Infinity',
  '-0',
  '1e400',
  '0x10',
  '1'.repeat(400),
  'null',
  'true',
  '[]',
  '{}',
  '{"a":1}',
  'x'.repeat(201),
  '光'.repeat(2001),
  '👍'.repeat(6000),
  'x'.repeat(100_000),
]

/** A text as some program or somebody with ill will might send it. */
export const nastyText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...remarkable),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  // UTF-16 as it comes: halves of characters too.
  fc.string({ unit: fc.nat(0xffff).map((unit) => String.fromCharCode(unit)) }),
)

/** A time that is none, or one far from any studio's calendar. */
export const nastyTime: fc.Arbitrary<string> = fc.constantFrom(
  '2090-05-10T10:00:00+08:00',
  '0000-00-00',
  '-infinity',
  'infinity',
  'now',
  'epoch',
  '9999-12-31T23:59:59Z',
  '294277-01-01T00:00:00Z',
  '4713-01-01 BC',
  '2026-02-30T10:00:00Z',
  '2026-01-01T25:61:00Z',
  '2090-05-10T10:00:00+99:99',
  '+275760-09-13T00:00:00.000Z',
  '12:00',
  '١٢:٠٠',
)

/** Anything JSON can say, in the place of anything. */
export const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: nastyText },
  { weight: 2, arbitrary: nastyTime },
  fc.constantFrom(null, true, false, 0, -1, 1.5, 1e300, -1e300, 2 ** 31, 2 ** 53, 2 ** 63, Number.MIN_VALUE),
  fc.constantFrom('00000000-0000-4000-8000-000000000000', 'pending', 'confirmed', 'recording', '60'),
  fc.constantFrom([], {}, [[]], [null], { a: { b: [] } }, [1, 'a'], { toString: 1 }),
  fc.jsonValue({ maxDepth: 3 }),
)
