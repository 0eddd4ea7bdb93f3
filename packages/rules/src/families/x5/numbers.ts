/** The numbers of 11选5. */
export const x5Numbers = { from: 1, to: 11 } as const;

/** Names of the positions in drawing order. */
export const x5Places = ['第一位', '第二位', '第三位', '第四位', '第五位'] as const;
