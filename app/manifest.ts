import type { MetadataRoute } from 'next';
import { paths } from '@/lib/paths';
import { site } from '@/lib/site';

/** The web manifest: name, colours and icons for home screens. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: site.name,
    short_name: site.shortName,
    description: site.description,
    lang: 'zh-CN',
    start_url: paths.home(),
    display: 'browser',
    background_color: '#07112e',
    theme_color: '#07112e',
    icons: [
      { src: paths.icon('icon-192.png'), sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: paths.icon('icon-512.png'), sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: paths.icon('maskable-192.png'), sizes: '192x192', type: 'image/png', purpose: 'maskable' },
      { src: paths.icon('maskable-512.png'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
