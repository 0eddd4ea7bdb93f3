import { bareTexts } from '../kit/bare-texts.ts';
import { cutTexts } from '../kit/cut-texts.ts';
import { expect, test } from '../kit/test.ts';

test('the walk of texts finds what is bare, cut, spilt or upon another, and nothing else', {
  tag: '@once',
}, async ({ page }) => {
  const box = 'position:absolute;left:10px;inline-size:80px;font:16px/20px monospace;white-space:nowrap';
  await page.setContent(`
    <p style="${box};top:10px">⟦Ĥéļļö⟧</p>
    <p style="${box};top:50px;overflow:hidden">⟦Ţööö ļööñğ ƒöŕ ţĥîš⟧</p>
    <p style="${box};top:90px;overflow:hidden;text-overflow:ellipsis" title="whole 2x">⟦Ţîţļéđ ñåɱé öƒ å þļåýéŕ⟧</p>
    <p style="${box};top:130px;background:#eee">⟦Öûţšîđé ţĥé ƀöẋ⟧</p>
    <p style="${box};top:170px;white-space:normal;block-size:20px;overflow:hidden">⟦Ţŵö ļîñéš îñ öñé⟧</p>
    <p style="${box};top:210px">⟦Ļöŵéŕ⟧</p><p style="${box};top:214px">⟦Ûþþéŕ⟧</p>
    <p style="${box};top:250px;overflow-x:auto">⟦Šçŕöļļéđ ţö îţš éñđ⟧</p>
    <p style="${box};top:290px"><span style="position:absolute;inline-size:1px;overflow:hidden">⟦Šþöķéñ⟧</span></p>
    <button style="position:absolute;top:330px" aria-label="Close">⟦Çļöšé⟧</button>
    <p style="position:absolute;top:370px">Sign in</p><p style="position:absolute;top:400px">demo 12:30 a1b2</p>`);
  const cut = await cutTexts(page);
  expect(cut.map(({ text, fault, titled }) => [text, titled ? 'titled' : fault])).toEqual([
    ['⟦Ţööö ļööñğ ƒöŕ ţĥîš⟧', 'cut'],
    ['⟦Ţîţļéđ ñåɱé öƒ å þļåýéŕ⟧', 'titled'],
    ['⟦Öûţšîđé ţĥé ƀöẋ⟧', 'spilt'],
    ['⟦Ţŵö ļîñéš îñ öñé⟧', 'cut'],
    ['⟦Ļöŵéŕ⟧', 'upon'],
  ]);
  const bare = await bareTexts(page, ['demo'], ['whole']);
  expect(bare.map(({ text }) => text)).toEqual(['Close', 'Sign in']);
});
