// These keys are public in the repository: they are not secret and protect nothing. They are fixed so that tokens
// and cookies survive a restart of the demonstration. A real provider has its own keys.

/** Signs the id_tokens. */
export const jwks = {
  keys: [
    {
      kty: 'RSA',
      n: 'psbngiYikNBJPvj8ooFWyu-yc_nuPHQBwfe233YFOHY1BWXku_odDwPKmib0YSoqm5ecoTcpBELrNuoxXUPjMv8lt9lNkS_5xps9hLXf4WbLvfPNnhzXdiR8BvUPDuRluE7hvY6JpNSdog2HSjj-y4IRjHXCqZA2lzVZogHeYtpx-DjQdfpTPpMG4Hy5A4n07XILsxH0xsvCEpjCofMWZO66RiDKAOqGktjZwIlNcJBd6IZyxBOHk9slyrDIfuM6e-b90LsUtv0T2zdz3Fp5cIEEy2edEuKdnpvm8HM8KMP9VIXbScn5ozY5Y5IAyJjSHtr44EI3W4z0OadndmN_Sw',
      e: 'AQAB',
      d: 'BP0P5-UzHuJg2bJ1Gax4h6M9OVna-R6Ky1EyotZMmEbbSPK__kPTdbA3C0uQZY2ibtTNbK14aE-5UGmxGbYrobCSR_PTum_u1TSuIn38Mql_MHEOXL6sTs51khG0P-cWCDn-NGWckvxNgMKBCJFrq0B6cBlscRaTg3KNk7QUzlK0971pC1nFf9zpLkRdZHTBLsf2GyQ9SBXKZUMydE1L5vG5hoz8bJem9v1Td-2Ygnh5tF-HtA-8_-H59O5tlr86vwl-Ap2o5X60fYWdnELcd6k0tP-BK5tJ_RdP1ft_OYxqnV6zpuW-W-fXL-LUKliUUa2YqWHTX-5XjePlxh39qQ',
      p: '5q1LW5PXQ09rxe3hICXTJKLOdO93LgKkXXH4sU5iMVMn-5T1fIslgy5kqIVRWM9D2d6xsfBqANBJpjt6-TV2F5sY2-WD3CHv_fOMdW3DJWKHCVGAOwY-q-egwMVUWRBwBKJQtDCvYKZK7_REEoPC9CCFN0QrpyDP1129Zy8GPoM',
      q: 'uRXU5Oxs8d4LXdZriAsGA0Ul_KoyzxTtxz5oZN3N6C9uKwjcPsweybenyB-kZPulAiHG8-O04UZSCdEBKlNwunlYUazjUFsexQnokFva1z6jfslDY64phxNjWFsVOOoRHO_vuh5yGaDCm7sFDbSrNQ1F0Z-GPQw-5bFSN-i94Zk',
      dp: 'yd4NfG68iuMN5YBu6rsvM3hmRF7rZRBa1ovOnxuBQrkK3FdXHU6H3WzUGcXRkm6PajJAPv-tRFkCmr6it0PZvH62GnmYEyR_6TUhTgJoLGc01SrFlOG6JqXlP81wKyD_Zo7FIWsZjvL30VVp3OoBybJL4jl-GhvUxxv5jDrStBE',
      dq: 'Gdlrt2ExwgHx8nQc5o4rk89Xg9c9a2CP6PDVYaj8tf3R1B7Tq82USzXkL_YDXrsqi4auI6fcvk207XwMPp4Ss2h5JkcQJEvlmz1MBsVdZgxwhyeSytwrHptdl5x49U7zfugfwg24f83NADT5erWN58Xnx2QROnt4WVoPkpFl25k',
      qi: 'A7-BUCufUAV2O2-rnt4jUKNLelaL-5kdFAQWoUVnIpzEl6Q9vzoEcKKaajkRElIy8wz6cE5_3-_AVF-pHewJBxWyeCmjS9D_F_vF0USK9FKwPKCP9qe2Pl0l47EazSfQhFBIEOuov1SHCRghhG599vhHUVrMDTnWrtXWHKBXa6o',
      kid: 'silene-demonstration-1',
      use: 'sig',
      alg: 'RS256',
    },
  ],
};

/** Signs the cookies. */
export const cookieKeys = ['f1GKxXBiqLfph0rnNWdW9GBDERcsWGXy'];
