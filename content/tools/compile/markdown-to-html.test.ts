import assert from 'node:assert/strict'
import test from 'node:test'
import { assertInert, StyleSheet } from './inert-html.ts'
import { inlineToHtml, markdownToHtml } from './markdown-to-html.ts'

test('emphasis, lists, tables and paragraphs are kept', () => {
  assert.equal(markdownToHtml('Which is **NOT** *so*?'), '<p>Which is <strong>NOT</strong> <em>so</em>?</p>')
  assert.match(markdownToHtml('- one\n- two'), /^<ul>\s*<li>one<\/li>/)
  assert.match(markdownToHtml('| a | b |\n|---|---|\n| c | $x$ |'), /<table>[\s\S]*<td>.*<math /)
  assert.equal(inlineToHtml('a **b**'), 'a <strong>b</strong>')
})

test('marks inside a formula are not Markdown', () => {
  const html = markdownToHtml('$v_1 * v_2$ and $a_1 * a_2$')
  assert.doesNotMatch(html, /<em>/)
  assert.equal(html.match(/<math /g)?.length, 2)
})

test('a display formula is a separate block', () => {
  assert.match(markdownToHtml('so\n$$x = 1$$'), /<math [^>]*display="block"/)
})

test('a formula is read in words and hidden where it is drawn', () => {
  assert.match(
    inlineToHtml(String.raw`$\frac{x}{2} < y$`),
    /^<span class="words">x over 2 is less than y<\/span><math aria-hidden="true">.*<\/math>$/,
  )
})

test('a long formula may be broken into lines, a short one may not', () => {
  assert.equal(inlineToHtml('$abcdefgh = ijklmnop$').match(/<wbr>/g)?.length, 1)
  assert.doesNotMatch(inlineToHtml('$x = 1$'), /wbr/)
})

test('punctuation stays on the line of what it follows or opens', () => {
  assert.match(
    markdownToHtml('so ($x$), then'),
    /^<p>so <span class="joined">\(<span class="words">x<\/span><math [^>]*>.*<\/math>\),<\/span> then<\/p>$/,
  )
  assert.match(
    inlineToHtml('$x$ and **$y$**.'),
    /<strong><span class="words">y<\/span><math .*<\/math><\/strong>\.$/,
  )
  assert.match(inlineToHtml('“$x$”%'), /^<span class="joined">“.*<\/math>”%<\/span>$/)
  assert.match(
    inlineToHtml('($abcdefgh = ijklmnop$).'),
    /^<span class="joined">\([^)]*<\/math><\/span><wbr><span class="joined"><math [^)]*<\/math>\)\.<\/span>$/,
  )
})

test('a formula that is a block of its own is not joined with punctuation', () => {
  assert.doesNotMatch(markdownToHtml('so\n$$x = 1$$.'), /joined/)
})

test('quotes, dashes and lone dollars stay as they were typed', () => {
  assert.equal(inlineToHtml(`"so" -- it's (c)...`), "&quot;so&quot; -- it's (c)...")
  assert.equal(inlineToHtml('one $ alone'), 'one $ alone')
})

test('a line of 16 characters needs no box to scroll in, one of 17 does', () => {
  const html = (length: number): string => inlineToHtml(`$${'x'.repeat(length)}$`)
  assert.match(html(16), /<\/span><math /)
  assert.match(html(17), /<\/span><span class="formula"><math .*<\/math><\/span>$/)
})

test('powers of ten have a times sign', () => {
  assert.match(inlineToHtml(String.raw`$\pu{8.0e-14 N}$`), /<mn>8\.0<\/mn><mo>×<\/mo><msup><mn>10/)
  assert.match(inlineToHtml(String.raw`$\pu{5 eV}$`), /eV/)
})

const hostile = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<b onclick="alert(1)">x</b>',
  '[x](javascript:alert(1))',
  '![x](https://example.org/x.png)',
  '<javascript:alert(1)>',
  '<https://example.org>',
  'https://example.org',
  '[x]: https://example.org\n\n[x]',
  '`<svg onload=alert(1)>`',
  '    <iframe src="//example.org"></iframe>',
  '> # <style>*{}</style>',
  '<!-- x --><![CDATA[x]]>',
  String.raw`$\text{<img src=x onerror=alert(1)>}$`,
  '$x<script>$',
  '&lt;script&gt; &#60;script&#62;',
]
for (const source of hostile) {
  test(`${JSON.stringify(source)} comes out inert`, () => {
    for (const html of [markdownToHtml(source), inlineToHtml(source)]) {
      assert.doesNotThrow(() => assertInert(html), html)
      assert.doesNotMatch(html, /<(?:script|img|a|b|svg|iframe|style)\b/i)
    }
  })
}

const forbidden = [
  String.raw`$\href{javascript:alert(1)}{x}$`,
  String.raw`$\url{https://example.org}$`,
  String.raw`$\includegraphics{x.png}$`,
  String.raw`$\htmlData{a=b}{x}$`,
  String.raw`$\class{a}{x}$`,
  String.raw`$\style{color:red}{x}$`,
  String.raw`$\def\a{\a\a}\a$`,
  String.raw`$\newcommand{\a}{b}\a$`,
  String.raw`$\frac{1}{$`,
]
for (const source of forbidden) {
  test(`${source} stops the compilation`, () => assert.throws(() => markdownToHtml(source)))
}

test('HTML with a forbidden tag, attribute or style is rejected', () => {
  for (const html of [
    '<a href="x">y</a>',
    '<p onclick="x">y</p>',
    '<p style="color:red">y</p>',
    '<math><script>',
    '<p',
    'a < b',
  ])
    assert.throws(() => assertInert(html), Error, html)
})

test('a statement that has a name is a paragraph of its own', () => {
  const paragraphs = ['Two follow.', 'Assertion (A): It is so.', 'Reason (R): It must be.', 'Which is right?']
  const html = paragraphs.map((text) => `<p>${text}</p>`).join('\n')
  assert.equal(markdownToHtml(paragraphs.join('\n')), html)
  assert.equal(markdownToHtml(paragraphs.join('\n\n')), html)
  assert.equal(
    markdownToHtml('Statement I: One.\nStatement II: Two.\nWhich?'),
    '<p>Statement I: One.</p>\n<p>Statement II: Two.</p>\n<p>Which?</p>',
  )
  assert.equal(markdownToHtml('See Statement I: it\nholds.'), '<p>See Statement I: it\nholds.</p>')
})

test('each style becomes one class, added to the classes already there', () => {
  const styles = new StyleSheet()
  const html = styles.withClasses(
    '<mtd class="tml-left" style="padding:0"></mtd><mo style="padding:0">x</mo>',
  )
  assert.match(html, /^<mtd class="tml-left (tm-\w{6})"><\/mtd><mo class="\1">x<\/mo>$/)
  assert.match(styles.css(), /^\.tm-\w{6} \{ padding:0; \}\n$/)
  assert.throws(() => styles.withClasses('<mo style="background:url(x)">x</mo>'), /not allowed/)
})

test('labelled statements to choose from stand apart, two lines that begin with a capital do not', () => {
  assert.equal(
    markdownToHtml('Consider these.\nP. One.\nQ. Two.\nR. Three.\nWhich?'),
    '<p>Consider these.</p>\n<p>P. One.</p>\n<p>Q. Two.</p>\n<p>R. Three.</p>\n<p>Which?</p>',
  )
  assert.equal(markdownToHtml('P. One.\nQ. Two.'), '<p>P. One.\nQ. Two.</p>')
})
