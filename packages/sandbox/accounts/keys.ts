// These keys are public in the repository: they are not secret and protect nothing. They are fixed so that tokens
// and cookies survive a restart of the demonstration. A real provider has its own keys.

/** Signs the id_tokens of the shop. */
export const jwks = {
  keys: [
    {
      kty: 'RSA',
      n: 'r-oU2ZZGmWX2ysCFIFCwVnjOnKa_Og8apsclMp8WgAX3V-5hTglqiXIjW4Y8taTSjQKczlLCDguf9uRe3EqZbOPRc3tNDDGFLSn4e8hyihPsGRTpTMk6rzHxXlkgU_1k1QmmSfpOsOfD_P7loibFfRutUeRQx83FcARo9tJA9R7Zch7yRdJhLxdifE1xYLxWfzBZWToElxjBTMdrVgfoSQnKqCkooei29igyrdz27LhfXq1aqfJPJJB3voSmzClKQu-40vSfcR97k9NmRLQdKXvRz3jb5sOpOu1vPrQf_55XcWg-B-mPqdJvUzvfmJwpY9Vgtf7yYcTCCnl3vjTyEw',
      e: 'AQAB',
      d: 'IeuUG6Szdk7H-K6IvQNyDSp8RI6OnwZckD4kOQ-eCg-ccxMfJioApgIhOTu4JxpiExim3c3tZ0HslXHRrM6hqPKA57Cl2a0Ozfei11N-aouO4gM7PTgsHa4Wqaer6SYaNE4JB4jBdbErBHSuGMc7G3WjxP-uZ-iQopnnF3jRV7JJ8bd2wR5X2YQuXS7zClHdORprl89svACkpCAvo5CM9jUF06xm0_4iofo95iBCd9uZto4q6MdbY1ioU_egXxgFmb3Zmw5i155SJED952cJ5w0WpcLAe_BO0s4Io0kgUR0xjtziYxMojIVRREcfBHmhUr1Fe9se-ypUUqLSXxOXGQ',
      p: '6KzfRot1gvNONSeJRl9goza79NfcX80CWv9HLgSfyWSqgmqKzMbptGdQSB4f4qxPcPXvBMH83S5HeGTuwMN7M-2qHQic-jbiDFR1b3CNttY9XWJdTD6oIu7hs3ofCeAN2FvLZjYCFr28QDAh1j7ASKLtLNO9AiBobH-NQ0_qktU',
      q: 'wYyPAwH-NAdl6lnTDZXUsLDPihRGuI1ynwJtqvBeAFPkhKf34449SmP1t95bSCZwEh7tBVIqeib8AOWrm7aL1lKb5oYiSbjeh-PMXe8NwoRzZR0-HcXKJzQvUVinFWOe8m6jMvDtqJ2w5gjHW5YXzhvVQcc4n4WAkNak4FeP1Uc',
      dp: 'jP8FJlioUzxhbjCRLUXq57zpVUvhzWQMQ1xio-5FbeNEuFcb2U_Im3vn2Gv44oGMemVt_DIZq2a6BKkVTVaoOCWTapinl7Dedp5Ps8I-_kcBVK-g3e0yMkkUGJCucmuFuFCYB04_IczEYRlJx-yq1Nl2ZC3DYaCF5wm8bsfk3Ck',
      dq: 'CAGffNldQZu4vIwArgQvqyt1OloCXuoC_s7j6HlO-iZ-QnqMR45_vI8MABIjpoVoh2deGKVAepMYQ5U8lxFjEXeTWWLdEj2ifu6OaqhT4mMGPv2Jr0OaTCrddjj7mGfpkE_BUn8i5aG4Spu8W26HB5ChLrpl_jtQiS1H3rvgiEs',
      qi: 'ZMjjfpX5YKA-o67WL2T86o3JYIsqh67Bi31Ujezzau5XJSHgvqDtBT5yktozTwZNAUoXpWy5COmf117wrQ_hAAd7tVno4heyVlXKwiFRel3J1bRFUhZRedTDkQzgC51Gz3VNapZX326cEzEI8WomLQ8xGBdexy2DmrIapZSfnV4',
      kid: 'silene-shop-1',
      use: 'sig',
      alg: 'RS256',
    },
  ],
};

/** Signs the cookies. */
export const cookieKeys = ['xoN9UaJ5rbRlfFrJXT46vdCWLEQ01VV2'];
