import { solutionSections } from '@/lib/content/english-sections';

const address = (model: string) => ({ id: model, alias: model.toLowerCase(), model, parentAlias: 'glasses' });
const SOLUTION = {
  ...address('a laboratory'),
  name: 'A laboratory',
  introduction: '',
  question: '',
  points: [
    '2 × HZ-G3 Pro eye-tracking glasses',
    '1\u00a0× HZ-G3 with one camera',
    '3 × HZ-G30 chairs',
    'A room of 12 m²',
  ],
  fit: '',
  unfit: '',
  month: [],
};
const contents = (models: string[]) =>
  solutionSections(SOLUTION, models.map(address)).find(({ id }) => id === 'contents')!;

test('a version that a sentence begins with is an entry of its own, under its amount', () => {
  const { versions, lines } = contents(['HZ-G3', 'HZ-G3\u00a0Pro']);
  expect(versions).toEqual([
    { ...address('HZ-G3\u00a0Pro'), name: '2 × HZ-G3\u00a0Pro', introduction: 'Eye-tracking glasses' },
    { ...address('HZ-G3'), name: '1\u00a0× HZ-G3', introduction: 'With one camera' },
  ]);
  expect(lines).toEqual(['3 × HZ-G30 chairs', 'A room of 12 m²']);
});

test('without versions everything is said in sentences', () => {
  expect(contents([])).toMatchObject({ versions: [], lines: SOLUTION.points });
});
