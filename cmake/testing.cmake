# How tests are built: GoogleTest programs, whose tests are found when ctest runs.
#
# A file NAME_test.cpp goes into the folder's quick program (label "fast"; ctest runs it suite by
# suite), NAME_slow_test.cpp into a second one (label "slow", left out by ./test --fast; case by
# case, so that two processors share the work).
set(TOLLKEEPER_BUILD_TESTS OFF)
if(NOT TOLLKEEPER_TESTS STREQUAL "OFF" AND
   NOT (TOLLKEEPER_FUZZ AND TOLLKEEPER_TESTS STREQUAL "AUTO"))
  find_package(GTest QUIET)
  find_package(rapidcheck QUIET)
  if(GTest_FOUND AND TARGET GTest::gmock AND rapidcheck_FOUND)
    set(TOLLKEEPER_BUILD_TESTS ON)
    enable_testing()
    include(GoogleTest)
    add_library(tk_testing INTERFACE)
    target_include_directories(tk_testing INTERFACE "${PROJECT_SOURCE_DIR}/tests")
    target_compile_definitions(tk_testing INTERFACE
                               TOLLKEEPER_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
    target_link_libraries(tk_testing INTERFACE tk_options GTest::gtest_main GTest::gmock rapidcheck)
  elseif(TOLLKEEPER_TESTS STREQUAL "AUTO")
    message(STATUS "Tests are left out: GoogleTest or rapidcheck is not installed (./test installs both)")
  else()
    message(FATAL_ERROR "The tests need GoogleTest, GoogleMock and rapidcheck. "
            "On Debian: apt-get install libgtest-dev libgmock-dev librapidcheck-dev")
  endif()
endif()

# tollkeeper_tests(NAME SOURCES files... LIBRARIES targets...): programs test_NAME, test_NAME_slow.
function(tollkeeper_tests NAME)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;LIBRARIES")
  if(NOT TOLLKEEPER_BUILD_TESTS)
    return()
  endif()
  set(common ${arg_SOURCES})
  list(FILTER common EXCLUDE REGEX "_test\\.cpp$")
  set(slow ${arg_SOURCES})
  list(FILTER slow INCLUDE REGEX "_slow_test\\.cpp$")
  set(fast ${arg_SOURCES})
  list(FILTER fast INCLUDE REGEX "_test\\.cpp$")
  list(FILTER fast EXCLUDE REGEX "_slow_test\\.cpp$")
  foreach(label fast slow)
    if(NOT ${label})
      continue()
    endif()
    set(program test_${NAME})
    if(label STREQUAL "slow")
      string(APPEND program "_slow")
    endif()
    add_executable(${program} ${${label}} ${common})
    target_link_libraries(${program} PRIVATE tk_testing ${arg_LIBRARIES})
    if(TARGET tollkeeper AND NAME MATCHES "^tests_")
      target_compile_definitions(${program} PRIVATE TOLLKEEPER_PROGRAM="$<TARGET_FILE:tollkeeper>")
      add_dependencies(${program} tollkeeper)
    endif()
    if(label STREQUAL "slow")
      gtest_discover_tests(${program} DISCOVERY_MODE PRE_TEST DISCOVERY_TIMEOUT 60
                           TEST_PREFIX "${NAME}/" WORKING_DIRECTORY "${PROJECT_SOURCE_DIR}"
                           PROPERTIES LABELS slow TIMEOUT 900)
    else()
      set(discovery "${CMAKE_CURRENT_BINARY_DIR}/${program}_suites.cmake")
      file(GENERATE OUTPUT "${discovery}" CONTENT
"include([==[${PROJECT_SOURCE_DIR}/cmake/discover_suites.cmake]==])
tollkeeper_discover_suites([==[$<TARGET_FILE:${program}>]==] [==[${NAME}]==]
                           [==[${PROJECT_SOURCE_DIR}]==] ${label})
")
      set_property(DIRECTORY APPEND PROPERTY TEST_INCLUDE_FILES "${discovery}")
    endif()
  endforeach()
endfunction()
