export interface FilterOption {
  /** contentItemId: what the list call asks for */
  id: string;
  /** what is in the address */
  alias: string;
  label: string;
}

/** A filter of a list, as the server hands it over. */
export interface ListFilter {
  /** name in the address, e.g. `domain` */
  name: string;
  /** parameter of the list call, e.g. `domainId` */
  parameter: string;
  /** what is chosen, for those who cannot see it, e.g. 研究领域 */
  label: string;
  /** first option, e.g. 所有研究领域 */
  allLabel: string;
  /** shown until something is chosen, when it is not the first option */
  placeholder?: string;
  options: FilterOption[];
  /** alias of the option that a scoped list is limited to; it stays */
  fixed?: string;
}
