/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { HotspotMark } from '@/components/illustration/hotspot-mark';
import { isPanel, SCENES, type SceneName } from '@/lib/illustrations/hotspots';

const drawn = (name: SceneName, numbered: boolean) =>
  render(
    <div>
      {SCENES[name].hotspots.map((spot, index) => (
        <HotspotMark
          key={spot.id}
          name={name}
          spot={{ ...spot, href: '#there' }}
          at={[100, 100]}
          layer={index}
          number={numbered ? index + 1 : undefined}
        />
      ))}
    </div>,
  ).container;

test.each(Object.keys(SCENES) as SceneName[])('%s：列表里有的号，图里都画着', (name) => {
  const places = SCENES[name].hotspots.map((_, index) => String(index + 1));
  const marks = [...drawn(name, true).querySelectorAll('a[data-spot]')];
  expect(marks.map((mark) => mark.querySelector('text')?.textContent)).toEqual(places);
  expect(marks.every((mark) => mark.querySelector('circle'))).toBe(true);
});

test('不编号的短图里，屏幕自己就是记号', () => {
  const marks = [...drawn('laboratory', false).querySelectorAll('a[data-spot]')];
  const bare = marks.filter((mark) => !mark.querySelector('circle')).map((mark) => mark.getAttribute('data-spot'));
  expect(bare).toEqual(SCENES.laboratory.hotspots.map(({ id }) => id).filter(isPanel));
});
