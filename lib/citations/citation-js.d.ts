declare module '@citation-js/core' {
  /** An entry as the Citation Style Language has it. */
  export interface CslItem {
    id: string;
    type: string;
    title?: string;
    author?: CslName[];
    'container-title'?: string;
    issued?: { 'date-parts': number[][] };
    volume?: string;
    issue?: string;
    page?: string;
    DOI?: string;
    language?: string;
    note?: string;
  }
  export interface CslName {
    literal?: string;
    family?: string;
    given?: string;
  }
  interface Register {
    add(name: string, xml: string): void;
    get(name: string): string;
  }
  interface Output {
    format(format: 'bibliography' | 'bibtex', items: CslItem[], options: Record<string, string>): string;
    format(
      format: 'ris',
      items: CslItem[],
      options: { format: 'object' },
    ): Record<string, string | number | string[]>[];
  }
  interface Config {
    get(plugin: '@csl'): { styles: Register; locales: Register };
    get(plugin: '@bibtex'): { format: { asciiOnly: boolean; useIdAsLabel: boolean; checkLabel: boolean } };
  }
  export const plugins: { config: Config; output: Output };
}

declare module '@citation-js/plugin-csl';
declare module '@citation-js/plugin-bibtex';
declare module '@citation-js/plugin-ris';

declare module '@citation-js/name' {
  export function parse(name: string): { family?: string; given?: string; 'non-dropping-particle'?: string };
}
